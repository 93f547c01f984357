// How the parts of a Peggy grammar hang together, for the plugins that walk it.

/** The expressions directly inside `node`, the delimiter of a repetition among them. */
export function childrenOf(node) {
  const list = node.alternatives ?? node.elements ?? (node.expression ? [node.expression] : []);
  return node.delimiter ? [...list, node.delimiter] : list;
}

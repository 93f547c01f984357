// The name of a project's manifest. It stands alone because whoever only looks for projects need not load what reads one.

export const MANIFEST_NAME = "yaoxiang.toml";

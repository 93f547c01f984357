// The schema of `yaoxiang.toml` against the reader of it: what the schema allows is read without a complaint.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FORMAT_SETTINGS } from "../../server/src/workspace/format-settings.ts";
import { readManifest } from "../../server/src/workspace/manifest.ts";

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const schema: Schema = JSON.parse(readFileSync(join(import.meta.dirname, "../../client/schemas/yaoxiang.schema.json"), "utf8"));

/** The lines of a table with all of its settings, each with the largest value that the schema allows. */
function tableText(name: string, table: Schema): readonly string[] {
  const below = Object.entries(table.properties ?? {});
  const values = below.filter(([, each]) => each.type !== "object").map(([key, each]) => `${key} = ${valueText(each)}`);
  const tables = below
    .filter(([, each]) => each.type === "object")
    .flatMap(([key, each]) => tableText(name === "" ? key : `${name}.${key}`, each));
  return [...(name === "" ? [] : [`[${name}]`]), ...values, ...tables];
}

function valueText(value: Schema): string {
  if (value.type === "boolean") return "false";
  if (value.type === "integer") return String(value.maximum ?? 1);
  return value.type === "array" ? '["a"]' : JSON.stringify(value.enum?.[0] ?? "a");
}

test("every setting of the schema is one of the manifest's", () => {
  const text = tableText("", schema).join("\n");
  expect(text).toContain("[tool.test]\npatterns");
  expect(readManifest(text).diagnostics).toEqual([]);
});

test("a dependency is a version, or says where the package is", () => {
  const text = '[package]\nname = "a"\nversion = "1"\n[dependencies]\na = "1"\nb = { version = "1", git = "https://x", path = "../b" }\n';
  expect(readManifest(text).diagnostics).toEqual([]);
});

test("the formatter's settings and their limits are those of the reader", () => {
  const properties = schema.properties?.["fmt"]?.properties ?? {};
  const limits = Object.entries(properties).map(([name, { type, minimum, maximum }]) => [name, type, minimum, maximum]);
  const known = Object.entries(FORMAT_SETTINGS).map(([name, each]) =>
    each.type === "integer" ? [name, each.type, each.least, each.most] : [name, each.type, undefined, undefined],
  );
  expect(limits).toEqual(known);
});

/** One text of the centre: its fields and, below them, its body as written. */
export interface ContentDocument {
  fields: Readonly<Record<string, string>>;
  body: string;
}

const DASHES = /^---\n/m;

/**
 * The documents of a file one after another, each with its front matter (`name: value` between two lines of dashes) before the body.
 * @throws Error for a line of front matter that is no field
 */
export function readDocuments(file: string): ContentDocument[] {
  const [, ...parts] = file.split(DASHES);
  return parts.flatMap((part, at) =>
    at % 2 === 0 ? [{ fields: fieldsOf(part), body: (parts[at + 1] ?? '').trim() }] : [],
  );
}

/** @throws Error when the document lacks the field */
export function fieldOf({ fields, body }: ContentDocument, name: string): string {
  const value = fields[name];
  if (value === undefined) throw new Error(`No ${name} in front of: ${body.slice(0, 20)}`);
  return value;
}

/** Head and rows of a table, each line as its cells. */
export function tableIn(text: string): { head: string[]; rows: string[][] } {
  const [head = [], , ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.slice(2, -2).split(' | '));
  return { head, rows };
}

function fieldsOf(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
        if (name === '') throw new Error(`No field of a text: ${line}`);
        return [name, value];
      }),
  );
}

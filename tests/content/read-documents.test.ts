// @vitest-environment node
import { fieldOf, readDocuments, tableIn } from '@mocks/content/read-documents';
import { describe, expect, it } from 'vitest';

const FILE = `---
id: a
title: one: two
---

First line.

- an item

---
id: b
---

Second.
`;

describe('readDocuments', () => {
  it('reads the fields and the body of every document', () => {
    expect(readDocuments(FILE)).toEqual([
      { fields: { id: 'a', title: 'one: two' }, body: 'First line.\n\n- an item' },
      { fields: { id: 'b' }, body: 'Second.' },
    ]);
  });

  it('refuses a line of front matter that is no field', () => {
    expect(() => readDocuments('---\nid a\n---\n\nText\n')).toThrow('No field of a text: id a');
  });
});

describe('fieldOf', () => {
  it('refuses a document without the field', () => {
    const [, second] = readDocuments(FILE);
    expect(second && fieldOf(second, 'id')).toBe('b');
    expect(() => second && fieldOf(second, 'title')).toThrow('No title in front of: Second.');
  });
});

describe('tableIn', () => {
  it('reads the head and the cells of every row, empty ones too', () => {
    expect(tableIn('|  | a |\n| --- | --- |\n| b | 1, 2 |\n| c |  |\n')).toEqual({
      head: ['', 'a'],
      rows: [
        ['b', '1, 2'],
        ['c', ''],
      ],
    });
  });
});

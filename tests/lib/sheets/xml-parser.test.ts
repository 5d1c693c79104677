// @vitest-environment node
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { SheetProblem } from '@/lib/sheets/sheet-problem';
import { XmlParser } from '@/lib/sheets/xml-parser';

/** What a reader is told of a document, in one line each; null where it is refused. Texts between two tags are one. */
type Told = string[] | null;

/** Attributes that the documents below have; one with a prefix is asked for by what stands after it. */
const ASKED = ['r', 't', '属性'];

function ours(document: string, lengths: readonly number[] = []): Told {
  const told: string[] = [];
  const parser = new XmlParser({
    open: (name, attributes) => {
      const values = ASKED.map((one) => attributes.get(one)).concat(attributes.prefixed('id'));
      told.push(`<${name} ${JSON.stringify(values)} ${attributes.count}`);
    },
    text: (text) => addText(told, text),
    close: (name) => told.push(`>${name}`),
    aside: () => undefined,
  });
  try {
    let at = 0;
    for (const length of lengths) {
      parser.write(document.slice(at, at + length));
      at += length;
    }
    parser.write(document.slice(at));
    parser.close();
    return told;
  } catch (error) {
    if (error instanceof SheetProblem) return null;
    throw error;
  }
}

/** The same by a parser of other people's making. */
function theirs(document: string): Told {
  const told: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const refuse = () => {
    throw new SheetProblem('');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const prefixed = Object.keys(attributes).find((one) => one.endsWith(':id'));
    const values = [...ASKED, prefixed ?? ''].map((one) => attributes[one]);
    told.push(`<${local(name)} ${JSON.stringify(values)} ${Object.keys(attributes).length}`);
  });
  parser.on('text', (text) => addText(told, text));
  parser.on('cdata', (text) => addText(told, text));
  parser.on('closetag', ({ name }) => told.push(`>${local(name)}`));
  try {
    parser.write(document).close();
    return told;
  } catch (error) {
    if (error instanceof SheetProblem) return null;
    throw error;
  }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function addText(told: string[], text: string) {
  const before = told.at(-1);
  if (before?.startsWith('"')) told[told.length - 1] = before + text;
  // Line ends outside the root are told by one and not by the other.
  else if (told.length > 0 && text !== '') told.push(`"${text}`);
}

const rooted = (told: Told) => told?.filter((line, at) => !(at === told.length - 1 && /^"\s*$/.test(line))) ?? null;

/** Pieces of which documents are made, whole ones and broken ones. */
const TOKENS = [
  ...[
    '<c>',
    '</c>',
    '<c r="A1" t=\'s\'>',
    '<v>',
    '</v>',
    '<x:row>',
    '</x:row>',
    '<c/>',
    '<v r="1"/>',
    '<c x:id = "7" >',
  ],
  ...[
    '<c',
    ' r="',
    " t='",
    '"',
    "'",
    '>',
    '/>',
    '<',
    '/',
    '=',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '\t',
    '</',
    '</c',
    ' 属性="中"',
  ],
  ...[
    '12.5',
    '王伟',
    '𠮷',
    'a_x000D_b',
    '&amp;',
    '&#65;',
    '&#x4E2D;',
    '&#0;',
    '&#xD800;',
    '&nbsp;',
    '&',
    ';',
    ']]>',
    ']',
  ],
  ...[
    '<!--',
    '-->',
    '--',
    '<!-- x -->',
    '<![CDATA[',
    '<![CDATA[<a>&amp;]]>',
    '<?p',
    '?>',
    '<?p x?>',
    '<?xml?',
    '<!',
    '\u0001',
    '\uFFFE',
  ],
];
const token = fc.constantFrom(...TOKENS);
const whole: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      '12.5',
      '王伟',
      ' ',
      '\r\n',
      '&lt;',
      '&#x1F600;',
      '<!-- - -->',
      '<![CDATA[]]]]>',
      '<?p?>',
      '<c/>',
      '',
    ),
    fc
      .tuple(
        fc.constantFrom('c', 'v', 'x:row', 'is'),
        fc.constantFrom(
          '',
          ' r="A1"',
          " t='s' r='&#65;1'",
          ' x:id="a>b"',
          '\n属性 = "\t中"',
          ' r="1" r="2"',
          ' r="1"t="2"',
        ),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([name, attributes, inside]) => `<${name}${attributes}>${inside.join('')}</${name}>`),
  ),
})).node;
const documents = fc.oneof(
  whole.map((inside) => `<?xml version="1.0" encoding="UTF-8"?>\n<sheet>${inside}</sheet>\n`),
  fc.array(token, { maxLength: 12 }).map((tokens) => `<c>${tokens.join('')}</c>`),
  fc.array(token, { maxLength: 8 }).map((tokens) => tokens.join('')),
  fc.tuple(whole, token, fc.nat(), fc.nat(3)).map(([inside, one, place, gone]) => {
    const document = `<sheet>${inside}</sheet>`;
    const at = place % (document.length + 1);
    return document.slice(0, at) + one + document.slice(at + gone);
  }),
);

describe('the parser of workbooks', () => {
  it('says of any document what an independent parser says, and refuses what that one refuses', () => {
    let read = 0;
    fc.assert(
      fc.property(documents, (document) => {
        // The other one lets an instruction's name be followed by a question mark, which XML does not.
        fc.pre(!/<\?\w+\?[^>]/.test(document));
        const told = ours(document);
        expect(rooted(told)).toEqual(rooted(theirs(document)));
        if (told !== null) read += 1;
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(500);
  });

  it('says the same however the document is cut into pieces', () => {
    fc.assert(
      fc.property(documents, fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }), (document, lengths) => {
        expect(ours(document, lengths)).toEqual(ours(document));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes a text as long as a cell can be spelt, in whatever pieces it comes, and nothing much longer', () => {
    const document = `<c>${'&#20013;'.repeat(32_767)}</c>`;
    for (const length of [1000, 32_768, 65_000]) {
      const lengths = Array.from({ length: Math.floor(document.length / length) }, () => length);
      expect(ours(document, lengths)).toEqual(['<c [null,null,null,null] 0', `"${'中'.repeat(32_767)}`, '>c']);
    }
    expect(ours(`<c>${'&#20013;'.repeat(82_000)}`)).toBeNull();
  });
});

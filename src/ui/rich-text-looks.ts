/** What the hall takes over from the looks of a foreign document; colours, sizes, positions and margins it sets itself. */
interface Looks {
  align?: 'center' | 'right' | 'justify';
  /** First line moved in by two characters, as official documents are set. */
  indent?: boolean;
  bold?: boolean;
  italic?: boolean;
  underlined?: boolean;
  raised?: 'sup' | 'sub';
  /** Pixels, or percent with '%'. */
  width?: string;
}

/** Widest column or picture that is taken over, px. */
const WIDEST = 1000;
const PX_PER_PT = 4 / 3;

/** Reads the attributes `style`, `align` and `width`; only single values out of a short list, never a declaration as a whole. */
export function readLooks(node: Element): Looks {
  const style = declarationsOf(node.getAttribute('style') ?? '');
  const align = (style.get('text-align') ?? node.getAttribute('align') ?? '').toLowerCase();
  const raised = style.get('vertical-align') ?? '';
  const looks: Looks = {
    indent: /^(?:[1-9]|[1-9]\d|100)(?:\.\d+)?(?:em|pt|px)$/.test(style.get('text-indent') ?? ''),
    bold: /^(?:bold|bolder|[6-9]00)$/.test(style.get('font-weight') ?? ''),
    italic: /^italic$/.test(style.get('font-style') ?? ''),
    underlined: /\bunderline\b/.test(style.get('text-decoration') ?? ''),
  };
  if (align === 'center' || align === 'right' || align === 'justify') looks.align = align;
  if (raised === 'super') looks.raised = 'sup';
  if (raised === 'sub') looks.raised = 'sub';
  const width = widthOf(style.get('width') ?? node.getAttribute('width') ?? '');
  if (width) looks.width = width;
  return looks;
}

const HAS_WIDTH = /^(?:COL|TD|TH|IMG)$/;
const HAS_LINES = /^(?:P|DIV|H[1-6]|TD|TH|TR|CENTER|FIGURE|FIGCAPTION|CAPTION|LI|BLOCKQUOTE|SECTION|DD|DT)$/;
const IN_LINE = /^(?:SPAN|FONT)$/;

/** The attributes that say the same to RichText.module.css and to the tidying. */
export function looksOf({ tagName }: Element, looks: Looks): [name: string, value: string][] {
  const attributes: [string, string | false | undefined][] = HAS_LINES.test(tagName)
    ? [
        ['data-align', looks.align],
        ['data-indent', looks.indent && '2'],
      ]
    : [];
  if (HAS_WIDTH.test(tagName)) attributes.push(['width', looks.width]);
  if (IN_LINE.test(tagName)) {
    const marks = [looks.bold && 'strong', looks.italic && 'em', looks.underlined && 'u', looks.raised];
    attributes.push(['data-marks', marks.filter(Boolean).join(' ')]);
  }
  return attributes.filter((one): one is [string, string] => Boolean(one[1]));
}

/** 'name: value' pairs of simple values; anything with brackets, quotes or escapes is passed over. */
function declarationsOf(style: string): ReadonlyMap<string, string> {
  return new Map(
    style
      .slice(0, 2000)
      .split(';')
      .map((one) => /^\s*([a-z-]+)\s*:\s*([\w .%#-]+?)\s*(?:!\s*important)?\s*$/i.exec(one))
      .filter((found) => found !== null)
      .map(([, name = '', value = '']) => [name.toLowerCase(), value.toLowerCase()]),
  );
}

function widthOf(text: string): string {
  const [, digits = '', unit = 'px'] = /^(\d{1,4}(?:\.\d+)?)(%|px|pt)?$/.exec(text.trim()) ?? [];
  const number = Math.round(Number(digits) * (unit === 'pt' ? PX_PER_PT : 1));
  if (number < 1 || number > (unit === '%' ? 100 : WIDEST)) return '';
  return unit === '%' ? `${number}%` : String(number);
}

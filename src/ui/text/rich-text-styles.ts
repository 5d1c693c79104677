/** Styles taken over from a document; the hall sets colours, sizes, positions and margins itself. */
interface Looks {
  align?: 'center' | 'right' | 'justify';
  /** First line indented by two characters, as in official documents. */
  indent?: boolean;
  bold?: boolean;
  italic?: boolean;
  underlined?: boolean;
  raised?: 'sup' | 'sub';
  /** Pixels, or percent with '%'. */
  width?: string;
}

/** Maximum width taken over for a column or picture, px. */
const WIDEST = 1000;
const PX_PER_PT = 4 / 3;

/** Reads the attributes `style`, `align` and `width`; takes only values of an allow list, never a whole declaration. */
export function readStyles(node: Element): Looks {
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

/** The styles as data attributes that RichText.module.css and the tidying read. */
export function styleAttributes({ tagName }: Element, looks: Looks): [name: string, value: string][] {
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

/** 'name: value' pairs of simple values; skips values with brackets, quotes or escapes. */
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

import createDOMPurify, { type Config } from 'dompurify';
import { isLink } from '@/domain/link';
import { looksOf, readLooks } from './rich-text-looks';
import { tidyRichText } from './tidy-rich-text';

/** Own instance, and the only one of the hall: its hooks touch nobody else's use. */
const purify = createDOMPurify(window);

/** What the texts of a centre are made of. `center`, `font`, `span` and the boxes of the second line are replaced by the tidying. */
const TAGS = `a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins
  li ol p pre q rp rt ruby s small strike strong sub sup table tbody td tfoot th thead tr u ul
  address article aside center details fieldset font footer header main nav section span summary`;

/** `style`, `align` and `width` are read and replaced below; none of them is in what comes out, but for a checked width. */
const ATTRIBUTES = 'href src alt title colspan rowspan scope start reversed type value style align width';

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS.split(/\s+/),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // What an office program writes about itself, and lists of choices, are no text of the document.
  ADD_FORBID_CONTENTS: [
    'xml',
    'select',
    'datalist',
    'textarea',
    'object',
    'w:worddocument',
    'o:officedocumentsettings',
  ],
  RETURN_DOM: true,
};

/** Numbers that a page may draw: of table cells, of list items. */
const COUNTS: Readonly<Record<string, number>> = { colspan: 50, rowspan: 1000, start: 100_000, value: 100_000 };

purify.addHook('afterSanitizeAttributes', (node) => {
  const looks = readLooks(node);
  for (const name of ['style', 'align', 'width']) node.removeAttribute(name);
  for (const [name, value] of looksOf(node, looks)) node.setAttribute(name, value);
  for (const [name, most] of Object.entries(COUNTS)) {
    const count = Number(node.getAttribute(name) ?? 1);
    if (!Number.isInteger(count) || count < 1 || count > most) node.removeAttribute(name);
  }
  if (node.tagName !== 'OL' || !/^[1aAiI]$/.test(node.getAttribute('type') ?? '')) node.removeAttribute('type');
  if (node.tagName === 'A') linkOnly(node);
  else node.removeAttribute('href');
  if (node.tagName === 'IMG') pictureOnly(node);
  else node.removeAttribute('src');
});

/** An address of the hall itself, as it stands after the site's own address. */
const OWN_PLACE = /^#\/(?![/\\])[\w/?&=%.~,-]*$/;

function linkOnly(node: Element): void {
  const href = withoutSite(node.getAttribute('href')?.trim() ?? '');
  if (OWN_PLACE.test(href)) {
    node.setAttribute('href', href);
  } else if (!isLink(href)) {
    node.removeAttribute('href');
  } else if (/^http/i.test(href)) {
    // RichText asks before it is followed; this is for what passes it by ('open in a new window').
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Links to the hall's own pages are often written in full. */
function withoutSite(href: string): string {
  const site = `${window.location.origin}${window.location.pathname}`;
  return href.startsWith(`${site}#/`) ? href.slice(site.length) : href;
}

/** A picture from elsewhere would tell its host who reads what: only pictures that came with the text are shown. */
function pictureOnly(node: Element): void {
  if (!/^data:image\/(png|jpeg|gif|webp);base64,/i.test(node.getAttribute('src') ?? '')) node.remove();
  else if (!node.hasAttribute('alt')) node.setAttribute('alt', '附图');
}

/** More are no text: the cleaning takes them away one by one, each time looking through all that are left. */
const MOST_ATTRIBUTES = 100;

/** The same element with the attributes that count. */
function lighten(element: Element): void {
  // A name that only a parser takes.
  if (!/^[\w.:-]+$/.test(element.localName)) {
    element.remove();
    return;
  }
  const light = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
  for (const name of ATTRIBUTES.split(' ')) {
    const value = element.getAttribute(name);
    if (value !== null) light.setAttribute(name, value);
  }
  light.append(...element.childNodes);
  element.replaceWith(light);
}

export interface RichTextPlace {
  /** Level of the topmost heading: below the heading of the place where the text stands. */
  headingsFrom?: 2 | 3 | 4;
}

/**
 * HTML of the server as HTML of the hall: no scripts, style attributes, forms, frames, names, ids or pictures from elsewhere;
 * alignment, first-line indent, emphasis and widths of table columns are kept as the hall draws them. What office programs
 * leave behind is gone, headings skip no level, and every table is in a box that scrolls by itself.
 */
export function sanitizeRichText(html: string, { headingsFrom = 3 }: RichTextPlace = {}): string {
  // As the inside of a box: a document could bring a frameset in place of its body, and then nothing would be left of its text.
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.innerHTML = html;
  for (const element of box.querySelectorAll('*')) if (element.attributes.length > MOST_ATTRIBUTES) lighten(element);
  const clean = purify.sanitize(box, CONFIG) as unknown as HTMLElement; // RETURN_DOM, which the types do not know
  const body = clean.firstElementChild as HTMLElement; // the box: divs are allowed
  tidyRichText(body, headingsFrom);
  return body.innerHTML;
}

import createDOMPurify, { type Config } from 'dompurify';
import { isLink } from '@/domain/identity/link';
import { readStyles, styleAttributes } from './rich-text-styles';
import { tidyRichText } from './tidy-rich-text';

/** The hall's only DOMPurify instance: its hooks affect no other use. */
const purify = createDOMPurify(window);

/** Allowed elements. `center`, `font`, `span` and the boxes of the second line are replaced by the tidying. */
const TAGS = `a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins
  li ol p pre q rp rt ruby s small strike strong sub sup table tbody td tfoot th thead tr u ul
  address article aside center details fieldset font footer header main nav section span summary`;

/** `style`, `align` and `width` are read and replaced below; the output contains only a validated width. */
const ATTRIBUTES = 'href src alt title colspan rowspan scope start reversed type value style align width';

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS.split(/\s+/),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Office metadata and option lists are not document text.
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

/** Upper limits of numeric attributes of table cells and list items. */
const COUNTS: Readonly<Record<string, number>> = { colspan: 50, rowspan: 1000, start: 100_000, value: 100_000 };

purify.addHook('afterSanitizeAttributes', (node) => {
  const looks = readStyles(node);
  for (const name of ['style', 'align', 'width']) node.removeAttribute(name);
  for (const [name, value] of styleAttributes(node, looks)) node.setAttribute(name, value);
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

/** An address within the hall, relative to the site. */
const OWN_PLACE = /^#\/(?![/\\])[\w/?&=%.~,-]*$/;

function linkOnly(node: Element): void {
  const href = withoutSite(node.getAttribute('href')?.trim() ?? '');
  if (OWN_PLACE.test(href)) {
    node.setAttribute('href', href);
  } else if (!isLink(href)) {
    node.removeAttribute('href');
  } else if (/^http/i.test(href)) {
    // RichText confirms external links on click; this covers the context menu ('open in a new window').
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Strips the site from absolute links to the hall's own pages. */
function withoutSite(href: string): string {
  const site = `${window.location.origin}${window.location.pathname}`;
  return href.startsWith(`${site}#/`) ? href.slice(site.length) : href;
}

/** Removes external pictures, which would reveal the reader to their host; only embedded pictures stay. */
function pictureOnly(node: Element): void {
  if (!/^data:image\/(png|jpeg|gif|webp);base64,/i.test(node.getAttribute('src') ?? '')) node.remove();
  else if (!node.hasAttribute('alt')) node.setAttribute('alt', '附图');
}

/** Limit of attributes per element: the sanitiser removes them one by one, scanning the rest each time (quadratic). */
const MOST_ATTRIBUTES = 100;

/** Copies the element with its allowed attributes only. */
function lighten(element: Element): void {
  // A name that only the HTML parser accepts; createElement throws.
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
  /** Heading level of the topmost heading, below that of the surrounding page. */
  headingsFrom?: 2 | 3 | 4;
}

/**
 * Sanitises the server's HTML: removes scripts, style attributes, forms, frames, names, ids and external pictures; keeps alignment,
 * first-line indent, emphasis and column widths in the hall's own styles. Removes leftovers of office programs, closes gaps in heading
 * levels and puts every table in its own scroll box.
 */
export function sanitizeRichText(html: string, { headingsFrom = 3 }: RichTextPlace = {}): string {
  // Parsed inside a div: a frameset in place of the body would discard the text.
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.innerHTML = html;
  for (const element of box.querySelectorAll('*')) if (element.attributes.length > MOST_ATTRIBUTES) lighten(element);
  const clean = purify.sanitize(box, CONFIG) as unknown as HTMLElement; // RETURN_DOM is missing in the types
  const body = clean.firstElementChild as HTMLElement; // the wrapping div is allowed
  tidyRichText(body, headingsFrom);
  return body.innerHTML;
}

import { OfdProblem } from './ofd-problem';

/**
 * The root element of an XML part. Some makers write GBK, a byte order mark, control characters or prefixes they never
 * declare; a document type, which only serves to expand or fetch something, is refused.
 * @throws OfdProblem
 */
export function parseXml(bytes: Uint8Array): Element {
  const text = decode(bytes).replace(/^\s*<\?xml[^>]*\?>/, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new OfdProblem('文件含有不允许的XML声明，已停止打开');
  return parsed(text) ?? parsed(cleaned(text)) ?? fail();
}

function parsed(text: string): Element | undefined {
  const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  return root.localName === 'parsererror' || root.getElementsByTagName('parsererror').length > 0 ? undefined : root;
}

/** Without the control characters that XML forbids and without the prefixes of names. */
function cleaned(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/<(\/?)[\w.-]+:/g, '<$1')
    .replace(/(\s)(?!xmlns)[\w.-]+:([\w.-]+\s*=\s*["'])/g, '$1$2')
    .trim();
}

function fail(): never {
  throw new OfdProblem('文件内容已损坏，无法识别');
}

function decode(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  // What says it is UTF-8 and is not is GBK as good as always.
  for (const [label, fatal] of [
    [/utf-?16/i.test(declared) ? 'utf-8' : declared, true],
    ['gb18030', false],
  ] as const) {
    try {
      return new TextDecoder(label, { fatal }).decode(bytes);
    } catch {
      // An unknown name, or bytes that are something else.
    }
  }
  return '';
}

/** Child elements, all or those of a name; prefixes and case do not count. */
export function childElements(element: Element, name?: string): Element[] {
  const all = [...element.children];
  return name === undefined ? all : all.filter((one) => isNamed(one, name));
}

export function childElement(element: Element | undefined, name: string): Element | undefined {
  for (let one = element?.firstElementChild; one; one = one.nextElementSibling) if (isNamed(one, name)) return one;
  return undefined;
}

export function isNamed(element: Element, name: string): boolean {
  return element.localName === name || element.localName.toLowerCase() === name.toLowerCase();
}

/** The value of an attribute, '' when it is not there. */
export function attr(element: Element | undefined, name: string): string {
  if (!element) return '';
  const exact = element.getAttribute(name);
  if (exact !== null) return exact.trim();
  const lower = name.toLowerCase();
  for (const { localName, value } of element.attributes) if (localName.toLowerCase() === lower) return value.trim();
  return '';
}

/** The text of a child element, '' when there is none. */
export function textIn(element: Element | undefined, name: string): string {
  return childElement(element, name)?.textContent?.trim() ?? '';
}

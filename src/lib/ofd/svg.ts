import { type Box, type Matrix, short } from './values';

const SVG = 'http://www.w3.org/2000/svg';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Seals, stamps and markers are ink: what they lie on shows through, also where their picture has a white ground. */
export const INK = 'mix-blend-mode:multiply';

/** One element of the picture. Built node by node: nothing of a document is ever read as markup. */
export function svg(name: string, attributes: Readonly<Record<string, string | number | undefined>> = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, typeof value === 'number' ? short(value) : value);
  }
  return element;
}

/** Blanks of a text keep their places. */
export function keepBlanks(element: SVGElement): void {
  element.setAttributeNS(XML, 'xml:space', 'preserve');
}

/** The transform that brings an object from its own space to where its boundary lies. */
export function placeOf(box: Box | undefined, matrix: Matrix | undefined): string | undefined {
  const parts = [
    box && (box.x !== 0 || box.y !== 0) ? `translate(${short(box.x)} ${short(box.y)})` : '',
    matrix ? `matrix(${matrix.join(' ')})` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

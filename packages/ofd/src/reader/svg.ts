import { type Box, type Matrix, roundedNumber } from './values';

const SVG = 'http://www.w3.org/2000/svg';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Seals, stamps and markers are ink: what they lie on shows through, also where their picture has a white ground. */
export const INK_STYLE = 'mix-blend-mode:multiply';

/** One element of the picture. Built node by node: nothing of a document is ever read as markup. */
export function svg(name: string, attributes: Readonly<Record<string, string | number | undefined>> = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, typeof value === 'number' ? roundedNumber(value) : value);
  }
  return element;
}

/** Blanks of a text keep their places. */
export function preserveBlanks(element: SVGElement): void {
  element.setAttributeNS(XML, 'xml:space', 'preserve');
}

/** The transform that brings an object from its own space to where its boundary lies. */
export function placementAttribute(box: Box | undefined, matrix: Matrix | undefined): string | undefined {
  const parts = [
    box && (box.x !== 0 || box.y !== 0) ? `translate(${roundedNumber(box.x)} ${roundedNumber(box.y)})` : '',
    matrix ? `matrix(${matrix.join(' ')})` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

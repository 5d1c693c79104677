import { withOfficialFigures } from '../content/official-figures';
import { plainHtml } from '../content/official-html';
import { fieldOf, readDocuments } from '../content/read-documents';
import texts from '../content/terms.md?raw';

const terms = new Map(readDocuments(texts).map((document) => [fieldOf(document, 'id'), document.body]));

/** TQ0107, as HTML. */
export const RENT_TERMS = termsOf('rent');

/** TQ0106, as HTML. */
export const LOAN_TERMS = termsOf('loan');

/** GJ0801, as HTML. */
export const FLEXIBLE_TERMS = termsOf('flexible');

/** Terms of a business that has none of its own. */
export function generalTerms(name: string): string {
  return termsOf('general', name);
}

function termsOf(id: string, business = ''): string {
  const text = terms.get(id);
  if (text === undefined) throw new Error(`No terms ${id}`);
  return plainHtml(withOfficialFigures(text.replace('{business}', business)));
}

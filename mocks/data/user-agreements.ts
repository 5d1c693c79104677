import { encodeBase64 } from '@/lib/base64';
import { withOfficialFigures } from '../content/official-figures';
import { plainHtml } from '../content/official-html';
import { fieldOf, readDocuments } from '../content/read-documents';
import texts from '../content/user-agreements.md?raw';

/** What people agree to when they register: /user_agreement shows it (docs/specification.md 2.1). */
interface UserAgreementText {
  bt: string;
  /** Version and the day from which it holds. */
  bb: string;
  sxrq: string;
  pznr: string;
}

const agreements = new Map(
  readDocuments(withOfficialFigures(texts)).map((document): [string, UserAgreementText] => [
    fieldOf(document, 'id'),
    {
      bt: fieldOf(document, 'bt'),
      bb: fieldOf(document, 'bb'),
      sxrq: fieldOf(document, 'sxrq'),
      pznr: encodeBase64(plainHtml(document.body)),
    },
  ]),
);

/** One of them; the service agreement where another is not known. */
export function userAgreement(xylx: string): UserAgreementText {
  const known = agreements.get(xylx) ?? agreements.get('user');
  if (!known) throw new Error('No service agreement');
  return known;
}

/** Draft codes of pages outside the business flows; the centre uses the same codes. */
export const COMPLAINT_DRAFT = 'tsjy';
export const APPOINTMENT_DRAFT = 'wdyy';
export const reviewDraft = (tsbh: string) => `tsfh-${tsbh}`;
export const answerGradeDraft = (tsbh: string) => `tspj-${tsbh}`;
export const evaluationDraft = (ywlsh: string) => `hcp-${ywlsh}`;
export const followUpDraft = (ywlsh: string) => `hcpzp-${ywlsh}`;

const PAGES: Readonly<Record<string, string>> = {
  tsfh: '/complaintJYInfo?id=',
  tspj: '/complaintJYInfo?id=',
  hcp: '/evaluationInformation?ywlsh=',
  hcpzp: '/evaluationRecords?ywlsh=',
};

/** Path on which such a draft is resumed; undefined for other codes. */
export function pageDraftPath(code: string): string | undefined {
  if (code === COMPLAINT_DRAFT) return '/complaintJYAdd';
  if (code === APPOINTMENT_DRAFT) return '/grwt/dkSys/dkyy/dkyy_sq';
  const [kind = '', number = ''] = code.split('-');
  return Object.hasOwn(PAGES, kind) && number ? `${PAGES[kind]}${encodeURIComponent(number)}` : undefined;
}

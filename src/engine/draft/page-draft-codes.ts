/** Codes in the draft box of what is typed on pages outside of the business flows; the centre knows them by the same. */
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

/** Where such a draft is gone on with; undefined for what is none. */
export function pageDraftPath(code: string): string | undefined {
  if (code === COMPLAINT_DRAFT) return '/complaintJYAdd';
  if (code === APPOINTMENT_DRAFT) return '/grwt/dkSys/dkyy/dkyy_sq';
  const [kind = '', number = ''] = code.split('-');
  return Object.hasOwn(PAGES, kind) && number ? `${PAGES[kind]}${encodeURIComponent(number)}` : undefined;
}

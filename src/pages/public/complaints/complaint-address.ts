/** Query parameters of the list with their defaults. `bm`: department; `q`: search text. */
export const DEFAULT_COMPLAINT_QUERY: Readonly<Record<'tab' | 'jlx' | 'zt' | 'bm' | 'q' | 'page' | 'size', string>> = {
  tab: '',
  jlx: '',
  zt: '',
  bm: '',
  q: '',
  page: '1',
  size: '20',
};

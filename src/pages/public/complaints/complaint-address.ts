/** What the list keeps in its address, with the usual values. `bm`: department; `q`: words. */
export const USUAL: Readonly<Record<'tab' | 'jlx' | 'zt' | 'bm' | 'q' | 'page' | 'size', string>> = {
  tab: '',
  jlx: '',
  zt: '',
  bm: '',
  q: '',
  page: '1',
  size: '20',
};

// Values of queries that no earlier answer brings: what a person who opens the page asks first.

/** @param today yyyy-MM-dd at the fund */
export function samplesOf(today, loginType) {
  const [year = '', month = ''] = today.split('-');
  const firstDay = `${year}-01-01`;
  const business = { 1: 'TQ0107', 2: 'GJ0201', 3: 'KH0104' }[loginType] ?? 'TQ0107';
  return {
    page: '1',
    size: '10',
    client: 'gjj-hall-web',
    ywlx: business,
    ksrq: firstDay,
    jsrq: today,
    ksny: `${year}-01`,
    jsny: `${year}-${month}`,
    sxny: `${year}-${month}`,
    nd: year,
    je: '20000.00',
    px: '1',
    lb: 'yw',
    lx: 'WDYY',
    code: 'dksl,tqsl',
    path: '/grwt/cxyw/jccx/grjcmx',
    navName: 'grjcmx',
    fkbs: '0000000000000000',
    pjdj: '5',
    hjksfs: '1',
    xylx: '1',
  };
}

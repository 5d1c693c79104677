/** Names the centre of a browser test, which then stands behind the host (tests/e2e/centres.ts). */
export const CENTRE_COOKIE = 'test-centre';

/** Addresses that need no sign-in (specification 2.1). Compared as a whole: '/loginX' is not '/login'. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  ...[
    '/404',
    '/401',
    '/login',
    '/loginOut',
    '/zwLogin',
    '/zwRedirect',
    '/user_agreement',
    '/userRegister',
    '/dwRegister',
  ],
  ...[
    '/lhjyrysl',
    '/yddkryzc',
    '/forgotPwd',
    '/setLoginPwd',
    '/setQtLoginPwd',
    '/UnitDeposit',
    '/znts',
    '/introToCenter',
  ],
  ...[
    '/policyInfo',
    '/policyDetail',
    '/commonDownload',
    '/complaintJY',
    '/complaintJYInfo',
    '/complaintJYAdd',
    '/loanRate',
  ],
  ...['/goodBadReviews', '/startEvaluation', '/evaluationRecords', '/evaluationInformation', '/operationVideo'],
  ...['/cooperation', '/pubNotice', '/ylOfd', '/ylOfdBase64', '/dkcs'],
  // Check of a certificate; the QR code on every document leads there.
  '/zmhy',
  // Of testers, in the build with the simulated centre only.
  ...(import.meta.env.MODE === 'demo' ? ['/qaFields'] : []),
]);

/** First segments of what needs a sign-in: the three areas (specification 1) and the messages; and '/', which leads to one's home. */
const MEMBER_PATH = /^\/($|(grwt|dwwt|kfswt|sysMsg)\/)/;

export function isMemberPath(path: string): boolean {
  return MEMBER_PATH.test(path);
}

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.has(path);
}

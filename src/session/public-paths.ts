/** Addresses without sign-in (docs/specification.md 2.1). Compared as a whole: '/loginX' is not '/login'. */
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
  // Certificate check; target of the QR code on every document.
  '/zmhy',
  // Test aid, only in the build with the simulated centre.
  ...(import.meta.env.MODE === 'demo' ? ['/qaFields'] : []),
]);

/** Addresses with sign-in: the three areas (docs/specification.md 1), the messages, and '/', which redirects to the own home. */
const MEMBER_PATH = /^\/($|(grwt|dwwt|kfswt|sysMsg)\/)/;

export function isMemberPath(path: string): boolean {
  return MEMBER_PATH.test(path);
}

export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.has(path);
}

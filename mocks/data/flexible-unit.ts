/** dwzh: flexible workers pay in through an account of the centre's own. */
export const FLEXIBLE = '9000000000';

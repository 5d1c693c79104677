/** 登录与授权记录: a constant of its own, so that the first-visit banner imports no other list path. */
export const ACCESS_LOG_PATH = '/grwt/cxyw/aqcx/dlsqjl';

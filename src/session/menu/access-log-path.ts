/** 登录与授权记录: a path by itself, as the banner of the first visit asks for no other query page. */
export const ACCESS_LOG_PATH = '/grwt/cxyw/aqcx/dlsqjl';

/** Said of whatever leads nowhere yet (specification 8). */
export const NOT_OPEN = '功能暂未开放，敬请期待';
/** Said of a paused entry without a remark of its own. */
export const PAUSED = '功能已停用，请联系管理员';

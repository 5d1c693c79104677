/** Shown for entries without a page (docs/specification.md 8). */
export const NOT_OPEN = '功能暂未开放，敬请期待';
/** Shown for a paused entry without a remark. */
export const PAUSED = '功能已停用，请联系管理员';

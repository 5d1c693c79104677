/** The field shows only if the register has a new employment, which may be wrong. */
export const REEMPLOYMENT_HINT = '社会保险登记显示您已重新参保；登记有误的改为“否”，上传终止劳动关系文件，由中心审核';

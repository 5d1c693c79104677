import { policy } from '../policy';
import { HOTLINE, list, type NoteText, p } from './note-text';

/** GJ0814. */
export const flexibleSubsidyNote: NoteText = {
  bjsj: '学历登记核验通过的即时办结，其他5个工作日',
  xzdy: p('大中专毕业生以灵活就业方式缴存住房公积金的，申请财政缴存补贴。'),
  slyj: list('《大中专毕业生灵活就业缴存补贴办法》（云房金〔2026〕22号）'),
  sltj: list(
    `灵活就业账户正常，连续缴存满${policy('p.bybtLx').value}个月；`,
    `毕业${policy('p.bybtNx').value}年以内，补贴累计不超过${policy('p.bybtYs').value}个月；`,
    `申请的月份已缴存，从${policy('p.bybtJe').effective.slice(0, 7)}起计算；`,
    '没有享受其他就业创业补贴。',
  ),
  sqcl: p(
    '毕业证书由学历登记核验；登记没有记录或与证书不一致的，上传毕业证书或学历认证报告，由中心审核；就业类别不是大中专毕业生的，上传灵活就业登记或平台证明。',
  ),
  bllc: list('填写毕业信息和就业类别；', '选择补贴的起止年月，核对金额；', '上传需要的材料，承诺后提交。'),
  bljg: p('补贴直接记入本人住房公积金账户，与本人缴存部分同样计息；结果以消息和短信告知。'),
  bz: p(
    `每月补贴${policy('p.bybtJe').value}元，当月缴存额低于该标准的按缴存额。年度预算用完的，按受理顺序排队。${HOTLINE}`,
  ),
};

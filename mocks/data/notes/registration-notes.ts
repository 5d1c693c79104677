import { policy } from '../policy';
import { list, type NoteText, p, REGULATION } from './note-text';

/** GJ0101 (domain catalogue 6, 11). */
export const unitDepositNote: NoteText = {
  bjsj: '3个工作日',
  xzdy: p('单位首次办理住房公积金缴存登记，开立单位账户。一个单位只设一个账户。'),
  slyj: list(`${REGULATION}第十四条`),
  sltj: list(
    '单位已经依法设立，取得统一社会信用代码；',
    '尚未办理缴存登记；',
    '经办人获得单位授权。',
    '单位应当自设立或者招用第一名职工之日起30日内办理登记；逾期不办理的，可处5万元以上30万元以下罚款。',
  ),
  sqcl: list(
    '营业执照或法人登记证书（市场监管登记查询到的免交）；',
    '法定代表人、经办人身份证；',
    '单位授权委托书、单位缴存登记表由系统生成。',
  ),
  bllc: list(
    '验证经办人手机号码，取得办理流水号；',
    `填写单位、法定代表人、经办人和缴存信息，缴存比例为${policy('p.jcblXx').value}%至${policy('p.jcblSx').value}%；`,
    '上传材料，核对后提交；',
    '中心审核，需要补正的凭流水号和手机号码补正。',
  ),
  bljg: p(
    `审核通过后开立单位账户，单位账号以短信告知经办人；经办人注册登录账号后，${policy('p.djKh').value}日内为职工设立账户。`,
  ),
  bz: p('填写的内容随时保存，凭办理流水号和手机号码可以继续。咨询电话：12329。'),
};

import { moneyText } from '@/domain/money';
import { policy } from '../policy';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

/** GJ0306. */
export const unitTransferNote: NoteText = {
  bjsj: '即时办结',
  xzdy: p(
    '职工在本中心的两个缴存单位之间变动工作的，由转入单位或转出单位办理账户转移，可以一人或多人办理，也可以导入名单。',
  ),
  slyj: list(`${REGULATION}第十五条`),
  sltj: list(
    '转入：职工账户已由原单位封存，原单位已缴清到最后月份，姓名与证件号码一致；',
    '转出：转入单位账户正常，职工没有在途的提取；',
    '账户没有冻结；灵活就业人员由本人办理灵活就业人员转移；',
    `转入后的缴存基数在${moneyText(policy('p.jcjsXx').value)}至${moneyText(policy('p.jcjsSx').value)}之间；`,
    '转移生效年月不早于应汇缴年月。',
  ),
  sqcl: p('无需提交材料。'),
  bllc: list(
    '转入的填写证件号码和姓名，转出的从职工列表选择，或导入名单；',
    '原单位尚未封存的，可以提醒原单位封存，封存或答复仍在其单位后以消息和短信告知；',
    '核对后提交。',
  ),
  bljg: p(
    '个人账号和余额不变，利息连续计算；同一人有两个账户的并为一个，保留先开立的账号。转入的自生效年月起列入汇缴清册；转出的由转入单位启封后缴存。双方单位和职工本人可以下载转移确认单。',
  ),
  bz: p(`账户余额只告知职工本人。${HOTLINE}`),
};

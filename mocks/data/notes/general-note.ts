import type { BusinessArea } from '../business-areas';
import { policy } from '../policy';
import { CENTRE_NAME } from '../system-config';
import { list, type NoteText, p, REGULATION } from './note-text';

/** What is said of a business that has no note of its own. */
export function generalNote(area: BusinessArea, ywmc: string): NoteText {
  const days = area === 'loan' ? policy('p.dkBjr').value : policy('p.tqBjr').value;
  return {
    bjsj: `${days}个工作日`,
    xzdy: p(`${ywmc}是${CENTRE_NAME}面向缴存单位、缴存职工和合作企业办理的业务。`),
    slyj: list(REGULATION),
    sltj: list('账户状态正常；', '基本信息和关键信息完整；', '没有正在办理的同类业务。'),
    sqcl: p('所需材料以办理页面列出的清单为准，系统能够核验的免交。'),
    bllc: list('阅读办理须知；', '填写信息；', '材料采集；', '核对确认后提交；', `中心在${days}个工作日内办结。`),
    bljg: p('办理结果通过消息中心和短信告知，可在“我的办件”中查看。'),
    bz: p('咨询电话：12329。'),
  };
}

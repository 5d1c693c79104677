import { Timeline } from 'antd';
import type { CaseDetail } from '@/api/cases/business';
import { byEndOf } from '@/domain/dates';
import { Card } from '@/ui/Card';
import { caseStateText } from './CaseStateMark';

/** 办理过程: each step of the case with its time, operator and comment, then the next expected step. */
export function CaseTimeline({ found }: { found: CaseDetail }) {
  const gone = found.lc.map(({ jdmc, clsj, clr, yj }, index) => ({
    key: `${clsj} ${index}`,
    content: (
      <>
        <strong>{jdmc}</strong>
        <div>
          {clsj}　{clr}
        </div>
        {yj && <div>意见：{yj}</div>}
      </>
    ),
  }));
  return (
    <Card label="办理过程">
      <h2>办理过程</h2>
      <Timeline items={[...gone, ...comingOf(found)]} />
    </Card>
  );
}

/** Next timeline entry: the pending party and its deadline. Empty when nothing is pending or due, or the state has its own name above. */
function comingOf(found: CaseDetail) {
  const { ddsm, ztsm, cnbjsj, clqx } = found;
  if (!ddsm && (ztsm || !cnbjsj)) return [];
  const until = ddsm ? clqx && `请于${byEndOf(clqx)}处理` : cnbjsj && `承诺办结日${cnbjsj}`;
  return [
    {
      key: 'coming',
      color: 'gray',
      content: (
        <>
          <strong>接下来：{ddsm || caseStateText(found)}</strong>
          {until && <div>{until}</div>}
        </>
      ),
    },
  ];
}

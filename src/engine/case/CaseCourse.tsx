import { Timeline } from 'antd';
import type { CaseDetail } from '@/api/business';
import { byEndOf } from '@/domain/dates';
import { Card } from '@/ui/Card';
import { stateName } from './CaseState';

/** 办理过程: each step that a case has gone, when, by whom, and what was said to it; at the end what it goes on with. */
export function CaseCourse({ found }: { found: CaseDetail }) {
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

/** The point that is not reached yet: whom the case waits for, and until when; none where nothing is awaited or promised, or the state, said above, has a name of its own. */
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
          <strong>接下来：{ddsm || stateName(found)}</strong>
          {until && <div>{until}</div>}
        </>
      ),
    },
  ];
}

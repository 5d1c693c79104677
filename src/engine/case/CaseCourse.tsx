import { Timeline } from 'antd';
import type { CaseDetail } from '@/api/business';
import { Card } from '@/ui/Card';

/** 办理过程: each step that a case has gone, when, by whom, and what was said to it. */
export function CaseCourse({ steps }: { steps: CaseDetail['lc'] }) {
  return (
    <Card label="办理过程">
      <h2>办理过程</h2>
      <Timeline
        items={steps.map(({ jdmc, clsj, clr, yj }, index) => ({
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
        }))}
      />
    </Card>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EvaluableCase, EvaluationItem } from '@/api/cases/evaluation';
import { EvaluationForm } from '@/engine/evaluation/EvaluationForm';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { StateMark } from '@/ui/state/StateMark';
import { recordPath } from './evaluation-address';

interface EvaluationPageFormProps {
  found: EvaluableCase;
  departments: readonly EvaluationItem[];
  terminals: readonly EvaluationItem[];
}

/** The evaluation, and what the centre makes of it (docs/rules/complaints-and-evaluation.md). */
export function EvaluationPageForm({ found, departments, terminals }: EvaluationPageFormProps) {
  const [done, setDone] = useState<string>();
  const queries = useQueryClient();
  const { ywlsh, sxmc, bjrq, zgbm, pjzd } = found;
  if (done !== undefined) return <Done ywlsh={ywlsh} sxmc={sxmc} text={done} />;
  return (
    <EvaluationForm
      ywlsh={ywlsh}
      figures={[
        { label: '事项名称', value: sxmc },
        { label: '办件编号', value: ywlsh },
        { label: '办结日期', value: bjrq },
      ]}
      places={{ zgbm, departments, pjzd, terminals }}
      onDone={(clsm) => {
        void queries.invalidateQueries({ queryKey: ['evaluation'], refetchType: 'none' });
        setDone(clsm);
      }}
    />
  );
}

function Done({ ywlsh, sxmc, text }: { ywlsh: string; sxmc: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Card label="事项评价">
      <Stack align="start" role="status">
        <StateMark tone="done" label="已提交" />
        <h2 ref={heading} tabIndex={-1}>
          已收到您对{sxmc}的评价
        </h2>
        <p>{text}</p>
        <Row data-tall as="p" gap={2} rowGap={1}>
          <Link to={recordPath(ywlsh)}>查看这次评价</Link>
          <Link to="/startEvaluation">评价其他办件</Link>
          <Link to="/goodBadReviews">查看好差评统计</Link>
        </Row>
      </Stack>
    </Card>
  );
}

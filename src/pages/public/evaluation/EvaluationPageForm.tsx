import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EvaluableCase, EvaluationItem } from '@/api/cases/evaluation';
import { EvaluationFields } from '@/engine/evaluation/EvaluationFields';
import { useEvaluation } from '@/engine/evaluation/use-evaluation';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { StateMark } from '@/ui/state/StateMark';
import { ChoiceField } from '../ChoiceField';
import styles from './evaluation.module.css';
import { recordPath } from './evaluation-address';

interface EvaluationPageFormProps {
  found: EvaluableCase;
  departments: readonly EvaluationItem[];
  terminals: readonly EvaluationItem[];
}

/** Fields of an evaluation, and the centre's follow-up (docs/rules/complaints-and-evaluation.md). */
export function EvaluationPageForm({ found, departments, terminals }: EvaluationPageFormProps) {
  const id = useId();
  const [done, setDone] = useState<string>();
  const queries = useQueryClient();
  const { ywlsh, sxmc, bjrq } = found;
  const asked = { zgbm: among(departments, found.zgbm), pjzd: among(terminals, found.pjzd) };
  const evaluation = useEvaluation({
    ywlsh,
    asked,
    onDone: (clsm) => {
      void queries.invalidateQueries({ queryKey: ['evaluation'], refetchType: 'none' });
      setDone(clsm);
    },
  });
  const { values, errors, set, busy, unknown, asksFirst } = evaluation;
  if (done !== undefined) return <Done ywlsh={ywlsh} sxmc={sxmc} text={done} />;
  return (
    <>
      <EvaluationFields evaluation={evaluation} formId={id}>
        <dl className={styles.facts}>
          <div>
            <dt>事项名称</dt>
            <dd>{sxmc}</dd>
          </div>
          <div>
            <dt>办件编号</dt>
            <dd>{ywlsh}</dd>
          </div>
          <div>
            <dt>办结日期</dt>
            <dd>{bjrq}</dd>
          </div>
        </dl>
        <Row gap={2} rowGap={1.5} align="start">
          <ChoiceField
            label="主管部门"
            value={values.zgbm}
            options={departments}
            error={errors.zgbm}
            onChange={(zgbm) => set({ zgbm })}
          />
          <ChoiceField
            label="评价终端"
            value={values.pjzd}
            options={terminals}
            error={errors.pjzd}
            onChange={(pjzd) => set({ pjzd })}
          />
        </Row>
      </EvaluationFields>
      <Row data-tall gap={2} rowGap={1}>
        <Button type={asksFirst ? 'default' : 'primary'} htmlType="submit" form={id} aria-disabled={busy}>
          {busy ? '正在提交' : '提交评价'}
        </Button>
        {unknown !== undefined && <Link to={recordPath(ywlsh)}>到我的评价记录查看</Link>}
      </Row>
    </>
  );
}

function Done({ ywlsh, sxmc, text }: { ywlsh: string; sxmc: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
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
  );
}

function among(choices: readonly EvaluationItem[], value: string): string {
  return choices.some((choice) => choice.value === value) ? value : '';
}

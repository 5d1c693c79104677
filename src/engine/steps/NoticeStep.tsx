import { Button } from 'antd';
import { useState } from 'react';
import type { BusinessNote } from '@/api/business-note';
import sections from '@/form/sections/sections.module.css';
import { dictionaryLabel } from '@/session/dictionary';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { RichText } from '@/ui/RichText';
import { useLoad } from '../flow/use-load';
import { StepFrame } from '../frame/StepFrame';
import { goOn } from '../run/go-on';
import { useRun, useRunState } from '../run/run';
import { stepTitles } from '../run/steps';
import { Agreement } from './Agreement';
import { LastTime, SameAgain } from './SameAgain';

const TEXTS: readonly (readonly [keyof BusinessNote, string])[] = [
  ['xzdy', '事项定义'],
  ['slyj', '设立依据'],
  ['sltj', '受理条件'],
  ['sqcl', '申请材料'],
  ['bllc', '办理流程'],
  ['bljg', '办理结果'],
  ['bz', '备注'],
];

/** What the business is about; who did it before may go straight to the check page, with everything as it was last time. */
export function NoticeStep() {
  const run = useRun();
  const agreed = useRunState((state) => state.agreed);
  const note = useLoad(run.flow.code, run.note);
  const [waiting, setWaiting] = useState(false);
  const proceed = async () => {
    setWaiting(true);
    await goOn(run, 'notice');
    setWaiting(false);
  };
  const last = run.flow.again?.(run.form.facts()) ?? null;
  const same = last?.asks.length === 0;
  return (
    <StepFrame
      title={stepTitles.notice}
      actions={
        <>
          <Button
            type={same ? 'default' : 'primary'}
            disabled={!agreed}
            loading={waiting}
            onClick={() => void proceed()}
          >
            {same ? '逐项填写' : '下一步'}
          </Button>
          {same && <SameAgain disabled={!agreed} />}
        </>
      }
    >
      {last && <LastTime last={last} />}
      {note.phase === 'loading' && <Loading />}
      {note.phase === 'failed' && <LoadFailed error={note.error} onRetry={note.reload} />}
      {note.phase === 'ready' && <Note note={note.data} />}
      <Agreement />
    </StepFrame>
  );
}

function Note({ note }: { note: BusinessNote }) {
  const texts = TEXTS.filter(([key]) => note[key]);
  return (
    <>
      {texts.map(([key, title]) => (
        <section key={key} className={sections.card} aria-label={title}>
          <h3>{title}</h3>
          <RichText base64={note[key]} headingsFrom={4} />
        </section>
      ))}
      <section className={sections.card} aria-label="办理说明">
        <dl className={sections.figures}>
          <Figure label="办理渠道" value={commaList(note.blqd, 'blqd')} />
          <Figure label="服务对象" value={commaList(note.fwdx, 'fwdx')} />
          <Figure label="办结时间" value={note.bjsj} />
        </dl>
      </section>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return value ? (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;
}

/** Codes of a dictionary, or words, divided by commas. */
function commaList(text: string, dictionary: string): string {
  const label = (part: string) => (/^\w+$/.test(part) ? dictionaryLabel(dictionary, part) : part);
  return text
    .split(/[,，]/)
    .filter(Boolean)
    .map((part) => label(part.trim()))
    .join('、');
}

import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { fetchAnswer, type SmartAnswer } from '@/api/public/answers';
import { localStore } from '@/lib/storage';
import { isPublicPath } from '@/session/public-paths';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { SignInPrompt } from '../SignInPrompt';
import styles from './answers.module.css';
import { Helpful } from './Helpful';
import { MatterAction } from './MatterAction';
import { QuestionLinks } from './QuestionLinks';

const RichText = lazy(() => import('@/ui/text/RichText').then((module) => ({ default: module.RichText })));

/** One answer: text, actions, sources, vote, related questions. */
export function AnswerDetail({
  id,
  onBack,
  onQuestion,
}: {
  id: string;
  onBack: () => void;
  onQuestion: (id: string) => void;
}) {
  const mark = visitorId();
  // Figures are per session.
  const who = useSession((state) => state.epoch);
  const answer = useQuery({
    queryKey: ['intellect', 'answer', id, mark, who],
    queryFn: ({ signal }) => fetchAnswer(id, mark, signal),
  });
  return (
    <Card label="解答">
      <p data-print="hide">
        <Button onClick={onBack}>返回</Button>
      </p>
      {answer.isError && <LoadFailed error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Loading />}
      {answer.data && <Text key={id} answer={answer.data} mark={mark} onQuestion={onQuestion} />}
    </Card>
  );
}

function Text({ answer, mark, onQuestion }: { answer: SmartAnswer; mark: string; onQuestion: (id: string) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {answer.bt}
      </h2>
      <Suspense fallback={<Loading />}>
        <div className={styles.text}>
          <RichText base64={answer.nr} />
        </div>
      </Suspense>
      <PersonalFigures answer={answer} />
      {answer.sx.length > 0 && (
        <section aria-label="去办理">
          <h3>去办理</h3>
          <Row as="ul" gap={3} rowGap={0} className={styles.ways}>
            {answer.sx.map((matter) => (
              <li key={matter.lj}>
                <MatterAction matter={matter} />
              </li>
            ))}
          </Row>
        </section>
      )}
      {answer.yj.length > 0 && (
        <Muted>
          依据：
          {answer.yj.map(({ mc, lj }, at) => (
            <span key={mc}>
              {at > 0 && '、'}
              {isPublicPath(lj.split('?')[0] ?? '') ? <Link to={lj}>{mc}</Link> : mc}
            </span>
          ))}
        </Muted>
      )}
      <Helpful answer={answer} mark={mark} />
      {answer.xg.length > 0 && (
        <section aria-label="相关问题" data-print="hide">
          <h3>相关问题</h3>
          <QuestionLinks list={answer.xg} brief onQuestion={onQuestion} />
        </section>
      )}
    </>
  );
}

/** The question's figures for the signed-in person; guests see the sign-in prompt. */
function PersonalFigures({ answer: { bzsj, sfbz } }: { answer: SmartAnswer }) {
  const guest = useSession((state) => state.token === undefined);
  if (sfbz !== '1') return null;
  if (guest) return <SignInPrompt text="登录个人账号后，这里按您本人的账户和贷款算出来。" />;
  if (bzsj.length === 0) return null;
  return (
    <section aria-label="您的情况">
      <h3>您的情况</h3>
      <dl className={styles.own}>
        {bzsj.map(({ label, value, gs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {gs && <Muted as="span">{gs}</Muted>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const KEY = 'answers_visitor';

/** Random id of this browser, so that the centre recognises its vote; contains no personal data. */
function visitorId(): string {
  const known = localStore.get<string>(KEY);
  if (typeof known === 'string' && /^[0-9a-f]{32}$/.test(known)) return known;
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStore.set(KEY, mark);
  return mark;
}

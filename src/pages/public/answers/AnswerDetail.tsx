import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { fetchAnswer, type SmartAnswer } from '@/api/public/answers';
import { isPublicPath } from '@/session/public-paths';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { AnswerBody } from './AnswerBody';
import { Helpful } from './Helpful';
import { QuestionLinks } from './QuestionLinks';
import { visitorId } from './visitor-id';

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
    queryFn: ({ signal }) => fetchAnswer(id, mark, { signal }),
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
      <AnswerBody answer={answer} />
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

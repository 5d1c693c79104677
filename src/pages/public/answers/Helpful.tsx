import { useRef, useState } from 'react';
import { type SmartAnswer, voteOnAnswer } from '@/api/answers';
import { Button } from '@/ui/plain/Button';
import styles from './answers.module.css';

type Vote = '' | '0' | '1';

/** One vote for a question and visitor; pressing the other button changes it. */
export function Helpful({ answer, mark }: { answer: SmartAnswer; mark: string }) {
  const [vote, setVote] = useState<Vote>(answer.wdpj);
  const [votes, setVotes] = useState({ yyy: answer.yyy, wyy: answer.wyy });
  const [said, setSaid] = useState('');
  const running = useRef(false);

  const give = async (pj: '0' | '1') => {
    if (running.current || pj === vote) return;
    running.current = true;
    setSaid('');
    try {
      const now = await voteOnAnswer({ id: answer.id, pj, fkbs: mark });
      setVote(pj);
      if (Number.isInteger(now.yyy) && Number.isInteger(now.wyy)) setVotes(now);
      setSaid(pj === '1' ? '谢谢您的评价' : '谢谢，我们会改进这条解答；您也可以在下方提交问题');
    } catch (error) {
      setSaid(error instanceof Error && error.message ? error.message : '评价没有提交成功，请稍后重试');
    } finally {
      running.current = false;
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds form fields, these are buttons
    <div role="group" aria-label="这条解答有帮助吗" className={styles.helpful} data-print="hide">
      <span aria-hidden="true">这条解答有帮助吗？</span>
      <Button aria-pressed={vote === '1'} onClick={() => void give('1')}>
        有帮助 {votes.yyy}
      </Button>
      <Button aria-pressed={vote === '0'} onClick={() => void give('0')}>
        没有帮助 {votes.wyy}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}

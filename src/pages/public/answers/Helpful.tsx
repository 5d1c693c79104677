import { Button } from 'antd';
import { useRef, useState } from 'react';
import { type SmartAnswer, voteOnAnswer } from '@/api/public/answers';
import { failureText } from '@/lib/shown-errors';
import { Row } from '@/ui/layout/Row';
import styles from './answers.module.css';

type Vote = '' | '0' | '1';

/** One vote per question and visitor; the other button changes it. */
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
      setSaid(failureText(error, '评价没有提交成功，请稍后重试'));
    } finally {
      running.current = false;
    }
  };
  return (
    // A fieldset holds form fields, these are buttons.
    <Row role="group" aria-label="这条解答有帮助吗" className={styles.helpful} data-print="hide">
      <span aria-hidden="true">这条解答有帮助吗？</span>
      <Button aria-pressed={vote === '1'} onClick={() => void give('1')}>
        有帮助 {votes.yyy}
      </Button>
      <Button aria-pressed={vote === '0'} onClick={() => void give('0')}>
        没有帮助 {votes.wyy}
      </Button>
      <span role="status">{said}</span>
    </Row>
  );
}

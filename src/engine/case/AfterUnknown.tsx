import { Button } from 'antd';

interface AfterUnknownProps {
  /** The centre was asked and has nothing: only now is another try what is to be done. */
  absent: boolean;
  busy?: boolean;
  onLookUp: () => void;
  onAgain: () => void;
}

/** After a lost answer: the result is asked for first; sent again only when there is none. */
export function AfterUnknown({ absent, busy = false, onLookUp, onAgain }: AfterUnknownProps) {
  const lookUp = (
    <Button key="look-up" type={absent ? 'default' : 'primary'} disabled={busy} onClick={onLookUp}>
      查询结果
    </Button>
  );
  const again = (
    <Button key="again" type={absent ? 'primary' : 'default'} disabled={busy} onClick={onAgain}>
      重新提交
    </Button>
  );
  return absent ? [lookUp, again] : [again, lookUp];
}

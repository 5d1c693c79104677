import { Button } from 'antd';

interface RowButtonProps {
  word: string;
  /** Name of the row for screen readers. */
  name: string;
  primary?: boolean;
  onClick: () => void;
}

/** Action button of a row, with the row's name in its label. */
export function RowButton({ word, name, primary = false, onClick }: RowButtonProps) {
  return (
    <Button size="small" type={primary ? 'primary' : 'default'} aria-label={`${word}${name}`} onClick={onClick}>
      {word}
    </Button>
  );
}

import { Button } from 'antd';

interface RowButtonProps {
  word: string;
  /** Which row, for who cannot see it. */
  name: string;
  primary?: boolean;
  onClick: () => void;
}

/** What can be done with a row, by a button that names it. */
export function RowButton({ word, name, primary = false, onClick }: RowButtonProps) {
  return (
    <Button size="small" type={primary ? 'primary' : 'default'} aria-label={`${word}${name}`} onClick={onClick}>
      {word}
    </Button>
  );
}

import { object, textList, textValue } from '../client/read';

/** Branch of the person's last application, and the codes of the businesses that prefill it. */
export interface LastBranch {
  wdbh: string;
  ywl: string[];
}

export const readLastBranch = object<LastBranch>({ wdbh: textValue, ywl: textList });

import {useState} from 'react';

export type Outcome = 'none' | 'copied' | 'by hand';

/** Copies an address. Where the clipboard is out of reach (old browsers, pages inside other apps), the reader copies it by hand. */
export function useCopy(url: string): {outcome: Outcome; copy: () => Promise<void>} {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('by hand');
    }
  };
  return {outcome, copy};
}

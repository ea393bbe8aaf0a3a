import {useState} from 'react';

export type Outcome = 'none' | 'copied' | 'in address bar';

/** Copies an address. Where the clipboard is out of reach (old browsers, no permission), the address bar holds it instead. */
export function useCopy(url: string): {outcome: Outcome; copy: () => Promise<void>} {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      window.history.replaceState(window.history.state, '', url);
      setOutcome('in address bar');
    }
  };
  return {outcome, copy};
}

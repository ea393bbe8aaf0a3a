import React, {type ReactNode} from 'react';
import {LoadError} from '../LoadError';
import {waitingMessage} from '../waitingMessage';

type LoadStatusProps = {hasFailed: boolean; retry: () => void};

/** Shown instead of the results panel until it is loaded. */
export function LoadStatus({hasFailed, retry}: LoadStatusProps): ReactNode {
  return (
    <div className="search__panel">
      {hasFailed ? (
        <LoadError retry={retry} />
      ) : (
        <p className="search__note" role="status">
          {waitingMessage()}
        </p>
      )}
    </div>
  );
}

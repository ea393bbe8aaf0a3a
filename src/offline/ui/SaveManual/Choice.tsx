import React, {useEffect, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {kilobytes, messageOf} from './messages';
import {useSavedManual} from './useSavedManual';

/** Saves the manual, with its size and progress, shows that it is saved, and removes it. */
export function Choice(): ReactNode {
  const manual = useSavedManual(useDocusaurusContext().i18n.currentLocale);
  const line = useRef<HTMLParagraphElement>(null);
  // Each pressed button is gone, including the one that opened this: the focus would be lost with it.
  useEffect(() => line.current?.focus(), [manual.status]);
  const {status, bytesLeft, isSaved, share} = manual;
  return (
    <>
      <p ref={line} role="status" tabIndex={-1}>
        {messageOf(manual)}
      </p>
      {share !== undefined && (
        <progress
          value={share}
          aria-label={translate({
            id: 'offline.progress',
            message: 'Lo que ya está guardado',
            description: 'Names the bar that grows while the manual is saved on the phone',
          })}
        />
      )}
      {bytesLeft !== undefined && status !== 'saved' && (
        <button type="button" className="primary-button" onClick={manual.save}>
          {isSaved
            ? translate(
                {
                  id: 'offline.update',
                  message: 'Guardar la versión nueva ({size} KB)',
                  description: 'The button that replaces the saved manual by the new version; {size} is a number',
                },
                {size: kilobytes(bytesLeft)},
              )
            : translate(
                {
                  id: 'offline.save',
                  message: 'Guardar el manual en este teléfono ({size} KB)',
                  description: 'The button that saves the manual on the phone; {size} is a number',
                },
                {size: kilobytes(bytesLeft)},
              )}
        </button>
      )}
      {isSaved && (
        <button type="button" className="save-manual__remove" onClick={manual.remove}>
          <Translate id="offline.remove" description="The button that removes the saved manual and all visited pages">
            Quitar el manual de este teléfono
          </Translate>
        </button>
      )}
    </>
  );
}

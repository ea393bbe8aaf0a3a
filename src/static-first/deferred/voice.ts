import {hasSpeech} from '../inline/browserFeatures';

/** A voice of the device for the language of the page: one that needs no network; undefined where there is none. */
export function localVoice(): SpeechSynthesisVoice | undefined {
  const language = document.documentElement.lang.slice(0, 2);
  return speechSynthesis.getVoices().find(({lang, localService}) => localService && lang.startsWith(language));
}

/** Shows the buttons of the page that read aloud (src/screens/practice/listen.ts) where the device has a voice. */
export function offerVoice(): void {
  if (!hasSpeech() || !document.querySelector('.listen')) return;
  const update = () => document.documentElement.toggleAttribute('data-voice', localVoice() !== undefined);
  update();
  // Some browsers load their voices late.
  speechSynthesis.onvoiceschanged = update;
}

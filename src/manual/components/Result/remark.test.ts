import {describe, expect, it} from 'vitest';
import {errorOf, render, withLead} from '../../../../e2e/support/manual/render';

describe('<Result>', () => {
  const after = (result: string) => withLead(`<Steps>\n\n1. **Uno**\n\n</Steps>\n\n${result}`);

  it('describes the screen, with a picture without a number', async () => {
    expect(
      await render(after('<Result>\n\nAhora ves {contacts.saved}.\n\n<Screen name="home" />\n\n</Result>')),
    ).toContain(
      '<li class="result step--pictured" id="practice-steps-2" tabindex="-1"><div id="steps-done" class="step__text"><p class="step__title" data-text="repeat">Qué debes ver ahora</p>' +
        '<p>Ahora ves <b class="said">Contacto guardado</b>.</p><p class="did-it-work" data-text="skip"><span>¿Te funcionó en la app? </span>' +
        '<a href="#yes">Sí</a> <a href="#contact">No</a></p></div>' +
        '<div class="step__view"><u>nothing without number</u></div>',
    );
  });

  it('must follow its steps', async () => {
    expect(await errorOf(withLead('<Result>\n\nYa.\n\n</Result>'))).toContain(
      'found <Result> that does not follow <Steps>',
    );
  });
});

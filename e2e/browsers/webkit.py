"""A window of WebKitGTK of an exact size, which WebKitWebDriver drives: the browser that comes with it is never narrower than 447 px.

Arguments: --width, --height and --letters, the size of text by default, in CSS pixels. WebKitWebDriver adds --automation."""

import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2


def number(name):
    return int(sys.argv[sys.argv.index(name) + 1])


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
window = Gtk.Window(type=Gtk.WindowType.POPUP)
window.set_size_request(number("--width"), number("--height"))
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
view.get_settings().set_default_font_size(number("--letters"))
window.add(view)


def on_automation(_, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("webkit")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: view)


context.connect("automation-started", on_automation)
window.connect("destroy", Gtk.main_quit)
view.connect("close", lambda _: Gtk.main_quit())
window.show_all()
Gtk.main()

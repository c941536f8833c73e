// A module-federation container, written by hand: the global named by `scope` has `init` and `get`, and
// `get("./WordCounter")` resolves to a factory of the module. No framework, so that there is nothing to build.
var WordCount = (function () {
  "use strict";

  function countWords(text) {
    var words = text.trim().match(/\S+/g);
    return words === null ? 0 : words.length;
  }

  // `mount` shows the module in an element, and gives back how to change its props and how to take it away.
  function mount(element, props, services) {
    var current = props;
    var document = element.ownerDocument;
    var label = document.createElement("label");
    var name = document.createElement("span");
    var field = document.createElement("textarea");
    var result = document.createElement("output");
    field.rows = 4;
    field.style.cssText = "display: block; width: 100%; box-sizing: border-box; font: inherit";
    label.append(name, field);
    element.replaceChildren(label, result);

    function show() {
      var words = countWords(field.value);
      var characters = Array.from(field.value).length;
      var counted = current.counts === "characters" ? characters : words;
      var goal = Number(current.goal) || 0;
      name.textContent = current.label || "Your text";
      result.textContent = counted + (goal > 0 ? " of " + goal : "") + " " + (current.counts || "words");
      return { words: words, characters: characters };
    }

    function onInput() {
      var content = show();
      if (services && services.event) services.event.sendMessage({ type: "word-count.changed", content: content });
    }

    field.addEventListener("input", onInput);
    show();
    return {
      update: function (next) {
        current = next;
        show();
      },
      unmount: function () {
        field.removeEventListener("input", onInput);
        element.replaceChildren();
      },
    };
  }

  var modules = {
    "./WordCounter": function () {
      return { default: { mount: mount }, mount: mount, countWords: countWords };
    },
  };

  return {
    init: function () {},
    get: function (name) {
      return Object.hasOwn(modules, name)
        ? Promise.resolve(modules[name])
        : Promise.reject(new Error("WordCount has no module " + name));
    },
  };
})();

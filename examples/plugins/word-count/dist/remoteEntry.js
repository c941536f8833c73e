// A module-federation container, written by hand: the global named by `scope` has `init` and `get`, and
// `get("./WordCounter")` resolves to a factory of the module. No framework, so that there is nothing to build.
// It runs in a worker without a document: `mount` says what to show as plain objects, and Lectern draws them.
var WordCount = (function () {
  "use strict";

  var KEY = "word-count";

  function countWords(text) {
    var words = text.trim().match(/\S+/g);
    return words === null ? 0 : words.length;
  }

  function mount(host) {
    var props = host.props;
    var services = host.services;
    var documents = [];
    var state = { id: null, document: "", text: "" };
    var read = { document: "", text: "" };
    var problem = "";
    var saving = Promise.resolve();

    function counted() {
      return state.document === "" ? state.text : read.text;
    }

    function show() {
      var isReading = state.document !== "" && read.document !== state.document;
      var words = countWords(counted());
      var characters = Array.from(counted()).length;
      var result = props.counts === "characters" ? characters : words;
      var goal = Number(props.goal) || 0;
      var unit = props.counts === "characters" ? "characters" : "words";
      var options = [{ label: "What I write here", value: "" }].concat(
        documents.map(function (one) {
          return { label: one.original_filename, value: one.id };
        }),
      );
      host.show({
        type: "group",
        children: [
          { type: "choice", label: "Count the words of", value: state.document, options: options, onChange: choose },
          state.document === "" && {
            type: "field",
            label: props.label || "Your text",
            value: state.text,
            lines: 4,
            onInput: write,
          },
          isReading
            ? { type: "text", text: "Reading the document…", quiet: true }
            : { type: "figure", label: unit, value: result.toLocaleString("en") },
          !isReading && goal > 0 && { type: "meter", label: "Of " + goal.toLocaleString("en"), value: result, max: goal },
          problem !== "" && { type: "text", text: problem },
        ],
      });
      if (!isReading)
        services.event.sendMessage({ type: "word-count.changed", content: { words: words, characters: characters } });
    }

    function choose(id) {
      state.document = id;
      keep();
      return count();
    }

    function write(text) {
      state.text = text;
      keep();
      show();
    }

    // The text of a document, in which it counts what somebody reads, not what the file holds.
    function count() {
      var id = state.document;
      problem = "";
      show();
      if (id === "") return undefined;
      return services.api.get("/api/documents/" + id + "/text").then(
        function (answer) {
          read = { document: id, text: answer.text };
          show();
        },
        function (error) {
          read = { document: id, text: "" };
          problem = error.message;
          show();
        },
      );
    }

    // One after the other: the first makes the state, the next ones change it.
    function keep() {
      var data = { document: state.document, text: state.text };
      saving = saving.then(function () {
        var kept =
          state.id === null
            ? services.api.post("/api/v1/plugin-state", { state_key: KEY, state_data: data })
            : services.api.put("/api/v1/plugin-state/" + state.id, { state_data: data });
        return kept.then(
          function (answer) {
            state.id = answer.id;
          },
          function (error) {
            problem = "It could not be kept. " + error.message;
            show();
          },
        );
      });
    }

    function takeUp(states) {
      var kept = states[0];
      if (!kept) return;
      state = { id: kept.id, document: kept.state_data.document || "", text: kept.state_data.text || "" };
    }

    // Nothing is shown before what was kept is known: it would replace what somebody has begun to write.
    return Promise.all([
      services.api.get("/api/documents/"),
      services.api.get("/api/v1/plugin-state?state_key=" + KEY).then(takeUp),
    ]).then(function (answers) {
      documents = answers[0].filter(function (one) {
        return one.status === "completed";
      });
      var isThere = documents.some(function (one) {
        return one.id === state.document;
      });
      if (!isThere) state.document = "";
      count();
      return {
        update: function (next) {
          props = next;
          show();
        },
      };
    });
  }

  var modules = {
    "./WordCounter": function () {
      return { mount: mount, countWords: countWords };
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
